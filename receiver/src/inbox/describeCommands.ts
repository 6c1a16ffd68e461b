import type { Command } from './Command.ts'

const CALL = 'npm run inbox --'

/** Names every command, with the way to know more. */
export function describeCommands(commands: readonly Command[]): string {
  const lines = commands.map(({ name, summary }) => [name, summary] as const)
  return [
    `Messages and subscriptions that the site received.\n\n  ${CALL} COMMAND\n\n`,
    setInColumns(lines),
    `\nMore about a command: ${CALL} list --help\n`,
  ].join('')
}

/** Says what a command does, what it takes, and shows it in use. */
export function describeCommand({ name, summary, operands, options, notes, examples }: Command) {
  const taken = Object.entries(options).map(
    ([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ''}`, help] as const,
  )
  const words = [CALL, name, operands, taken.length > 0 ? '[options]' : '']
  return [
    `${words.filter(Boolean).join(' ')}: ${summary}.\n`,
    taken.length > 0 ? `\n${setInColumns(taken)}` : '',
    `\n${notes.map((note) => `${note}\n`).join('')}`,
    `\n${examples.map((example) => `  ${CALL} ${example}\n`).join('')}`,
  ].join('')
}

function setInColumns(lines: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}
