import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { NO_REASON, writeCounts } from './testCounts.ts'

/** A Vitest reporter that counts. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const left = tests.map(leftOutFor)
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const skipped = left.filter((reason) => reason !== undefined)
    const outside = suites.flatMap((suite) => suite.errors()).length + faults.length
    const failed = tests.length - passed - skipped.length + outside
    writeCounts({ passed, failed, skipped })
  }
}

/** A test whose suite failed before it counts as skipped to Vitest, but nobody said that it should be. */
function leftOutFor(test: TestCase): string | undefined {
  const result = test.result()
  if (result.state !== 'skipped') return undefined
  if (result.note) return result.note
  return test.options.mode === 'run' ? undefined : NO_REASON
}
