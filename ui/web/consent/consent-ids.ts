/** The element of a document that holds the windows which ask for consent. */
export const consentTemplateId = 'consent-windows';

/** The element of a document that names the script which asks in their place. */
export const consentScriptId = 'consent-script';
