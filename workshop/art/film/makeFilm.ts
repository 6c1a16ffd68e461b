/**
 * Makes the intro film: draws every frame in Chromium, adds the sound, encodes with ffmpeg.
 *
 *   node workshop/art/film/makeFilm.ts                 the film and its poster, into content/video
 *   node workshop/art/film/makeFilm.ts --stills DIR N  every Nth frame as PNG, to look at
 *
 * CHROMIUM names the browser, /usr/bin/chromium if unset.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { rollBall } from './roll.ts'
import { FRAME } from './scenes.ts'
import { makeSoundtrack } from './soundtrack.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PROJECT = join(HERE, '..', '..')
const OUT = join(PROJECT, 'content', 'video')
const ORIGIN = 'http://film.invalid/'
const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.ts': 'text/javascript',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const ELSEWHERE: Record<string, string> = {
  'mona-sans.woff2': join(
    PROJECT,
    'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
  ),
  'logo.svg': join(PROJECT, 'content/logos/logo-on-light.svg'),
}

const serveFolder = async (page: Page) => {
  await page.route(`${ORIGIN}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === 'favicon.ico') return route.fulfill({ status: 204 })
    const file = await readFile(ELSEWHERE[name] ?? join(HERE, name))
    const type = extname(name)
    const body = type === '.ts' ? stripTypeScriptTypes(file.toString()) : file
    return route.fulfill({ body, contentType: MEDIA_TYPES[type] ?? 'application/octet-stream' })
  })
}

const readTagline = async (): Promise<string> => {
  const brand = parse(await readFile(join(PROJECT, 'content/site/brand.yaml'), 'utf8'))
  return String(brand.tagline)
}

const openFrames = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: FRAME.width, height: FRAME.height } })
  page.on('pageerror', (error) => {
    throw error
  })
  await serveFolder(page)
  await page.goto(`${ORIGIN}page.html`)
  await page.waitForFunction(() => 'openFilm' in window)
  const tagline = await readTagline()
  const film = await page.evaluateHandle((line) => window.openFilm(line), tagline)
  const count = await film.evaluate((f) => f.frames)
  const frame = async (index: number) =>
    Buffer.from(await film.evaluate((f, i) => f.frame(i), index), 'base64')
  const poster = async () => Buffer.from(await film.evaluate((f) => f.poster()), 'base64')
  return { count, frame, poster, close: () => browser.close() }
}

const run = (command: string, args: string[]) => {
  const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${code}`))))
  })
  return { input: child.stdin, ended }
}

const writeStills = async (folder: string, every: number) => {
  const film = await openFrames()
  for (let i = 0; i < film.count; i += every) {
    await writeFile(join(folder, `${String(i).padStart(4, '0')}.png`), await film.frame(i))
  }
  await writeFile(join(folder, 'poster.png'), await film.poster())
  await film.close()
}

const writeFilm = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const film = await openFrames()
  const sound = join(folder, 'sound.wav')
  await writeFile(sound, makeSoundtrack(rollBall(), film.count / FRAME.perSecond))
  const still = join(folder, 'poster.png')
  const encoder = run('ffmpeg', [
    ...['-y', '-v', 'error', '-f', 'image2pipe', '-c:v', 'png'],
    ...['-framerate', String(FRAME.perSecond), '-i', '-', '-i', sound],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-level', '3.1', '-preset', 'veryslow'],
    ...['-crf', '21', '-tune', 'animation', '-g', '90', '-c:a', 'aac', '-b:a', '96k'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', join(OUT, 'intro.mp4')],
  ])
  for (let i = 0; i < film.count; i++) {
    const png = await film.frame(i)
    if (!encoder.input.write(png)) await new Promise((go) => encoder.input.once('drain', go))
  }
  encoder.input.end()
  await writeFile(still, await film.poster())
  await encoder.ended
  await film.close()
  await run('ffmpeg', [
    ...['-y', '-v', 'error', '-i', still, '-c:v', 'libwebp', '-quality', '88'],
    ...['-compression_level', '6', join(OUT, 'intro-poster.webp')],
  ]).ended
  await rm(folder, { recursive: true })
}

const [mode, folder, every] = process.argv.slice(2)
if (mode === '--stills' && folder) await writeStills(folder, Number(every ?? 15))
else await writeFilm()
