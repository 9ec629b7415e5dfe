/** Numbers of the advisory locks that all processes of an installation share on PostgreSQL. */
export const locks = {
  changes: 7217001,
  audit: 7217002,
  intake: 7217003,
  seats: 7217004,
  duty: 7217005,
  start: 7217006,
  reviews: 7217007,
  releases: 7217008,
  search: 7217009,
  brands: 7217010,
  deadLetters: 7217011,
  addresses: 7217012,
  administrators: 7217013,
} as const;
