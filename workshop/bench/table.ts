/** Prints a row of a Markdown table. */
export function printRow(...cells: (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
