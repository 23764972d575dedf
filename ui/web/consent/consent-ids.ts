/** Holds the windows that ask for consent. */
export const consentTemplateId = 'consent-windows';

/** Names the script of a third party that asks instead. */
export const consentScriptId = 'consent-script';
