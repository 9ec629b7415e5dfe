/** Where the schools' clocks stand. */
export const swissZone = 'Europe/Zurich';
