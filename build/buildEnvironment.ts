import process from 'node:process'
import { isScarce, SPARING } from './memory.ts'

/** Astro runs without telemetry and update checks. */
export const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: '1' }

/** System variables that a build needs. Windows writes the names of some in small letters. */
const PASSED = new Set([
  ...['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'LC_ALL', 'TZ', 'TERM', 'NO_COLOR', 'CI'],
  ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
  // A build's memory limit, library paths, and the fonts of the share pictures.
  ...['NODE_OPTIONS', 'LD_LIBRARY_PATH', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'FONTCONFIG_FILE'],
  // Form addresses.
  ...['NEWSLETTER_URL', 'CONTACT_URL'],
  // Where a copy of the project finds its git history.
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_OPTIONAL_LOCKS'],
])

/**
 * The environment for programs that read and render the content. It omits the settings of the receiver and the studio,
 * which include passwords and secrets.
 * @param settings further variables.
 */
export function buildEnvironment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => PASSED.has(name.toUpperCase()))
  return { ...(isScarce() && SPARING), ...Object.fromEntries(passed), ...QUIET, ...settings }
}
