/** All text about copies. */
export const labels = {
  copyRecord: 'Make a copy of this',
}
