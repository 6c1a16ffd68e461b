import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const SCRIPT = fileURLToPath(new URL('../enhancements/countPage.ts', import.meta.url))
const CHUNK_NAME = 'countPage'

type Counters = {
  /** The receiver's endpoint for page views; undefined if analytics are off. */
  own: string | undefined
  /** URL of a third party's analytics script; empty for none. */
  other: string
}

/**
 * Adds analytics scripts to every finished page; nothing if analytics are off. The site's own script is a separate
 * file, fetched last.
 */
export function pageAnalytics({ own, other }: Counters): AstroIntegration[] {
  if (own === undefined && other === '') return []
  return [
    {
      name: 'page-analytics',
      hooks: {
        'astro:config:setup': ({ command, updateConfig }) => {
          if (command !== 'build' || own === undefined) return
          updateConfig({ vite: { plugins: [emitScript()] } })
        },
        'astro:build:done': ({ dir }) => addCounters(fileURLToPath(dir), { own, other }),
      },
    },
  ]
}

/** Emits the site's own analytics script as a client file. */
function emitScript() {
  return {
    name: 'page-analytics',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    buildStart(this: { emitFile(file: EmittedChunk): string }) {
      this.emitFile({
        type: 'chunk',
        id: SCRIPT,
        name: CHUNK_NAME,
        preserveSignature: 'allow-extension',
      })
    },
  }
}

type EmittedChunk = {
  type: 'chunk'
  id: string
  name: string
  preserveSignature: 'allow-extension'
}

function addCounters(directory: string, { own, other }: Counters): void {
  const scripts = [
    ...(own === undefined ? [] : [loader(scriptIn(directory), own)]),
    ...(other === '' ? [] : [`<script defer src="${other.replaceAll('"', '&quot;')}"></script>`]),
  ]
  for (const file of globSync('**/*.html', { cwd: directory })) {
    const html = readFileSync(directory + file, 'utf8')
    // An attribute may contain the same tag as text, but only before the last one.
    const end = html.lastIndexOf('</body>')
    if (end < 0) throw new Error(`A page has no body: ${file}`)
    writeFileSync(directory + file, html.slice(0, end) + scripts.join('') + html.slice(end))
  }
}

/** @throws if the build has not emitted the script. */
function scriptIn(directory: string): string {
  const [file] = globSync(`_astro/${CHUNK_NAME}.*.js`, { cwd: directory })
  if (!file) throw new Error(`The build has not written a file for ${SCRIPT}.`)
  return `/${file.replaceAll('\\', '/')}`
}

/** Fetches the script after everything else, except for visitors who object to tracking and for declared bots. */
function loader(script: string, address: string): string {
  return `<script>if(!navigator.webdriver&&navigator.doNotTrack!=="1"&&!navigator.globalPrivacyControl){let count=()=>import("${script}").then(({countPage})=>countPage("${address}"));document.readyState==="complete"?count():addEventListener("load",count)}</script>`
}
