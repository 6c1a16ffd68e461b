import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { failure, NO_REASON, writeCounts } from './testCounts.ts'

/** A Playwright reporter that writes the counts of a run. */
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined
  #outside: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** Records an error outside any test. */
  onError({ message }: TestError): void {
    this.#outside.push(failure('outside any test', message))
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? []
    const leftOut = tests.filter((test) => test.expectedStatus === 'skipped')
    const late = tests.filter((test) => test.outcome() === 'flaky')
    for (const test of late)
      process.stdout.write(`Passed only at the second attempt: ${nameOf(test)}\n`)
    const passed = tests.filter((test) => ['expected', 'flaky'].includes(test.outcome()))
    const failed = tests.filter((test) => !passed.includes(test) && !leftOut.includes(test))
    writeCounts({
      passed: passed.filter((test) => !leftOut.includes(test)).length,
      failed: [...failed.map(failureOf), ...this.#outside],
      skipped: leftOut.map(reasonOf),
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ')
}

function failureOf(test: TestCase): string {
  const result = test.results.findLast(({ error }) => error)
  return failure(nameOf(test), result?.error?.message)
}

function reasonOf({ annotations }: TestCase): string {
  const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return reason?.description ?? NO_REASON
}
