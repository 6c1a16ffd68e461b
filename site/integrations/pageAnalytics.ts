import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const SCRIPT = fileURLToPath(new URL('../enhancements/countPage.ts', import.meta.url))
const CHUNK_NAME = 'countPage'

type Counters = {
  /** Address at which the receiver counts; undefined where it does not. */
  own: string | undefined
  /** Script of another firm's counter; blank for none. */
  other: string
}

/**
 * Has every finished page count itself. What is switched off leaves no trace. The own counter is a file of script apart
 * that is fetched after all else.
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

/** Makes a file of the own counter's script among those that the browser fetches. */
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
    // Words in an attribute may be the same tag, but stand before the end.
    const end = html.lastIndexOf('</body>')
    if (end < 0) throw new Error(`A page has no body: ${file}`)
    writeFileSync(directory + file, html.slice(0, end) + scripts.join('') + html.slice(end))
  }
}

/** @throws where the build has made no such file. */
function scriptIn(directory: string): string {
  const [file] = globSync(`_astro/${CHUNK_NAME}.*.js`, { cwd: directory })
  if (!file) throw new Error(`The build has made no file of ${SCRIPT}.`)
  return `/${file.replaceAll('\\', '/')}`
}

/**
 * Fetches the counter after all else, but not for who does not want to be counted, nor for programs that say what they
 * are.
 */
function loader(script: string, address: string): string {
  return `<script>if(!navigator.webdriver&&navigator.doNotTrack!=="1"&&!navigator.globalPrivacyControl){let count=()=>import("${script}").then(({countPage})=>countPage("${address}"));document.readyState==="complete"?count():addEventListener("load",count)}</script>`
}
