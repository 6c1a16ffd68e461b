/** All text about copying. */
export const labels = {
  copy: 'Copy',
  copyNamed: (name: string) => `Copy: ${name}`,
  copied: 'Copied.',
  refused: 'The browser could not copy it. It is selected: copy it by hand.',
}
