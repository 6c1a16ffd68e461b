import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { LONG } from '../../tests/support/round.ts'
import { failure, NO_REASON, writeCounts } from './testCounts.ts'

/** A Vitest reporter that writes the counts of a run. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => !isForAnotherRound(test))
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const left = tests.map(leftOutFor)
    const passed = tests.filter((test) => test.result().state === 'passed')
    const skipped = left.filter((reason) => reason !== undefined)
    const failed = tests.filter(
      (test, index) => !passed.includes(test) && left[index] === undefined,
    )
    const outside = [
      ...suites.flatMap((suite) =>
        suite.errors().map(({ message }) => failure(nameOf(suite), message)),
      ),
      ...faults.map(({ message }) => failure('outside any test', message)),
    ]
    writeCounts({ passed: passed.length, failed: [...failed.map(failureOf), ...outside], skipped })
  }
}

/** Vitest reports tests that a filter leaves out as skipped; Playwright does not report them. */
function isForAnotherRound({ options, tags }: TestCase): boolean {
  return tags.includes(LONG) && options.mode === 'skip'
}

/** Vitest also reports tests of a failed suite as skipped; only tests with a reason were skipped on purpose. */
function leftOutFor(test: TestCase): string | undefined {
  const result = test.result()
  if (result.state !== 'skipped') return undefined
  if (result.note) return result.note
  return test.options.mode === 'run' ? undefined : NO_REASON
}

function nameOf(part: TestCase | TestSuite | TestModule): string {
  if (part.type === 'module') return part.relativeModuleId
  return `${part.module.relativeModuleId} › ${part.fullName}`
}

function failureOf(test: TestCase): string {
  return failure(nameOf(test), test.result().errors?.[0]?.message)
}
