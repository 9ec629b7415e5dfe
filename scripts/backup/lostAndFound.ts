/** Folder that ext4 makes at the root of each volume; only root may read or delete it. */
export const lostAndFound = 'lost+found';
