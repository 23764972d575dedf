/**
 * Put in by the vendor's bridge in the visual editor, as a source of a content security policy.
 * Another release may bring another sheet: a test compares.
 */
export const bridgeStyle = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='";
