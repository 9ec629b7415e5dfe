/** The package declares no types for its file of Spanish as spoken in Spain. */
declare module 'altcha/i18n/es-es';
