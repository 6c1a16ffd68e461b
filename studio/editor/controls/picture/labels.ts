/** Text beside a chosen picture. */
export const labels = {
  toLibrary: 'Describe, crop or replace it',
}
