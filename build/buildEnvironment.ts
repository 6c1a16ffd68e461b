import process from 'node:process'

/** The project's Astro stays silent: no telemetry, no look for updates. */
export const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: '1' }

/** What programs need of the system, and what a built site depends on. Windows writes some of them in small letters. */
const PASSED = new Set([
  ...['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'LC_ALL', 'TZ', 'TERM', 'NO_COLOR', 'CI'],
  ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
  // How much memory a build may take, where libraries lie, and which fonts the share pictures find.
  ...['NODE_OPTIONS', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'FONTCONFIG_FILE'],
  // Where the forms are sent.
  ...['NEWSLETTER_URL', 'CONTACT_URL'],
  // Where a copy of the project finds its history.
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_OPTIONAL_LOCKS'],
])

/**
 * The environment of what reads and renders the content: nothing of the receiver's and the studio's settings, among
 * which are passwords and secrets.
 * @param settings what is set beside what is passed on.
 */
export function buildEnvironment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => PASSED.has(name.toUpperCase()))
  return { ...Object.fromEntries(passed), ...QUIET, ...settings }
}
