import process from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads a command's arguments. `--help` prints the help and exits with 0; an unknown option prints the fault and the
 * help and exits with 2.
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

/** Prints the fault in the arguments and the help, and exits with 2. */
export function stop(fault: string, help: string): never {
  process.stderr.write(`${fault}\n\n${help}`)
  process.exit(2)
}
