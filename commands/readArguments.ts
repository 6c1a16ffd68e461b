import process from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * A command's arguments. Ends the process with 0 and the help for `--help`, with 2, the
 * fault and the help for an unknown option.
 */
export function readArguments<Config extends ParseArgsConfig>(help: string, config: Config) {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error), help)
  }
}

/** Ends the process with 2, the fault in its arguments, and the help. */
export function stop(fault: string, help: string): never {
  process.stderr.write(`${fault}\n\n${help}`)
  process.exit(2)
}
