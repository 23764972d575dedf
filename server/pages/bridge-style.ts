/**
 * The style sheet that the content vendor's bridge puts into a page in the visual editor, as a source
 * of a content security policy. Another release of the bridge may bring another sheet: a test compares.
 */
export const bridgeStyle = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='";
