// Runs on any Node from 20 on, before anything is installed, so it is plain JavaScript without imports of packages.
// It installs the packages once for each lock file, and runs the command with the Node 24 among them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** Commands that need only `dependencies`. All other commands need the development packages too. */
const OWNERS_COMMANDS = ['start', 'build', 'studio', 'dev', 'inbox', 'goLive', 'launchCheck', 'new']

/** Files that start, build and studio never read: a third of the installed bytes. */
const UNREAD = [
  // Node's files apart from its program.
  /^node-[^/]+\/(include|share)$/,
  // C headers, source maps, guides, and types and TypeScript sources of packages that run as JavaScript.
  /\.(h|map|md|flow|[cm]?ts)$/,
  // Folders with a package's tests and guides.
  /(^|\/node_modules\/)(@[^/]+\/)?[^@/][^/]*\/(tests?|docs|\.github)$/,
  // Builds for environments that this project does not use.
  /^satori\/dist\/(standalone|experimental|.*\.cjs$)/,
  /^(zod|@tiptap|prosemirror-\w+)\/.*\.cjs$/,
  /^prismjs\/.*\.min\.js$/,
  /^(csso|css-tree)\/dist$/,
  /^react-dom\/cjs\/.*(profiling|bun|test-utils)/,
]

/** Sources and types that Astro runs, reads or copies, which are kept. */
const READ = /^(astro|@astrojs\/\w+)\/(components|templates?)\//

/** The oldest Node that runs the project. */
const NODE_MAJOR = 24

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const marker = join(modules, '.installed')
process.chdir(root)

const [command = '', ...rest] = process.argv.slice(2)
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const [everything, dependencies] = [`everything ${lock}`, `dependencies ${lock}`]
const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
const isForOwners = OWNERS_COMMANDS.includes(command)
const isInstalled = installed === everything || (isForOwners && installed === dependencies)
if (!isInstalled) install(isForOwners ? dependencies : everything)

/** Installs a set of packages. The marker names it, and exists only once all of it is installed. */
function install(set) {
  console.info('Installing the packages of package-lock.json …')
  rmSync(marker, { force: true })
  const extent = set === dependencies ? '--omit=dev' : '--include=dev'
  // Each package's list of versions comes from npm's cache, since requesting them takes a fifth of the time. npm fails
  // if a cached list is older than the lock file.
  let code = npmCi(extent, '--prefer-offline --fetch-retries=0 --loglevel=silent')
  if (code !== 0) code = npmCi(extent)
  if (code !== 0) {
    console.error('npm ci failed; see its output above. Nothing was started.')
    process.exit(code)
  }
  writeFileSync(marker, set)
}

/**
 * Runs `npm ci`, without warnings by default: they would be about the system's Node, which does not run the packages.
 * @returns its exit code.
 */
function npmCi(extent, options = '--loglevel=error') {
  const command = `npm ci ${extent} --no-audit --no-fund ${options}`
  // Needs a shell, because npm is a script on Windows.
  return spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1
}

async function removeUnread() {
  for (const file of await readdir(modules, { recursive: true })) {
    const path = file.replaceAll('\\', '/')
    if (READ.test(path) || !UNREAD.some((pattern) => pattern.test(path))) continue
    await rm(join(modules, file), { force: true, recursive: true })
  }
}

/** The Node 24 among the packages, or the running Node: some systems have no package of Node. */
function findNode() {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  // The program itself: on Windows, `.bin` contains a script, which only a shell can start.
  const packaged = join(modules, name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(packaged)) return packaged
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath
  console.error(
    `This is Node ${process.versions.node}. Node ${NODE_MAJOR} comes with the packages on Linux and Windows. If it is missing, delete node_modules and try again, or install it.`,
  )
  process.exit(1)
}

// These commands run for months, so they get the memory limits of the services:
// docs/decisions/0108-a-server-of-your-own.md.
const isService = ['start', 'studio'].includes(command)
const flags = isService ? ['--max-semi-space-size=2', '--optimize-for-size'] : []
const memory = isService ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' } : {}
const node = findNode()
const path = [dirname(node), binaries, process.env.PATH].join(delimiter)
const child = spawn(node, [...flags, join('commands', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...memory, ...process.env, PATH: path },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
// Removal takes seconds, and the running command reads none of these files.
if (!isInstalled && isForOwners) await removeUnread()
