/** Header of a request that a timer and no person made, so that it keeps no session open. */
export const unattendedHeader = 'x-unattended';
