/** The page that makeFilm.ts opens: loads the pictures and hands out frames. */
import { type Art, createFilm } from './drawFrame.ts'
import { cutLetters } from './lettering.ts'
import { HORN_MOUTH, SETS } from './rail.ts'
import { rollBall, SAMPLES_PER_SECOND } from './roll.ts'
import { FRAME, SCENES, SET_WIDTH } from './scenes.ts'

/** Each frame is the mean of this many instants over this part of its time, like a camera's open shutter. */
const SHUTTER = { instants: 7, open: 0.36 }
/** Position of the ball in the first set, and the visible right margin of the set, which hides the next name. */
const POSTER = { ballPx: 740, marginPx: 40 }

const picture = async (name: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `./plates/${name}.webp`
  await image.decode()
  return image
}

const withoutMouth = (image: HTMLImageElement, plateRail: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser draws no canvas.')
  ctx.drawImage(image, 0, 0)
  ctx.globalCompositeOperation = 'destination-out'
  ctx.beginPath()
  const { px, up, long, short, tilt } = HORN_MOUTH
  // The ball passes in front of the inside of the mouth and behind the rest of the horn.
  ctx.ellipse(px, plateRail - up, short, long, tilt, 0, 2 * Math.PI)
  ctx.fill()
  ctx.clearRect(px, 0, canvas.width, canvas.height)
  return canvas
}

const loadArt = async (tagline: string): Promise<Art> => {
  const font = new FontFace('Mona Sans', 'url(./mona-sans.woff2)', {
    weight: '200 900',
    stretch: '75% 125%',
  })
  document.fonts.add(await font.load())
  const logo = await (await fetch('./logo.svg')).text()
  const wordmark = [...logo.matchAll(/ d="([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .find((d) => d.includes('Q'))
  if (!wordmark) throw new Error('The logo has no wordmark path.')
  const art = {
    plates: new Map<string, CanvasImageSource[]>(),
    fronts: new Map<string, CanvasImageSource>(),
    balls: new Map<string, CanvasImageSource>(),
    letters: cutLetters(wordmark),
    tagline,
  }
  for (const scene of SCENES) {
    const names = Array.from(
      { length: scene.frames },
      (_, i) => `${scene.id}-${String(i).padStart(2, '0')}`,
    )
    art.plates.set(scene.id, await Promise.all(names.map(picture)))
    art.balls.set(scene.id, await picture(`ball-${scene.id}`))
    if (!scene.hasFront) continue
    const front = await picture(`${scene.id}-front`)
    art.fronts.set(scene.id, scene.id === 'ads' ? withoutMouth(front, scene.plateRail) : front)
  }
  return art
}

const toPng = (canvas: HTMLCanvasElement) =>
  canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)

const openFilm = async (tagline: string) => {
  const canvas = document.querySelector('canvas')
  const ctx = canvas?.getContext('2d')
  if (!canvas || !ctx) throw new Error('This browser draws no canvas.')
  const instant = document.createElement('canvas')
  instant.width = FRAME.width
  instant.height = FRAME.height
  const instantCtx = instant.getContext('2d')
  if (!instantCtx) throw new Error('This browser draws no canvas.')
  instantCtx.imageSmoothingQuality = 'high'
  const roll = rollBall()
  const film = createFilm(await loadArt(tagline), roll)
  const frame = (index: number): string => {
    for (let k = 0; k < SHUTTER.instants; k++) {
      film.draw(instantCtx, (index + (SHUTTER.open * k) / SHUTTER.instants) / FRAME.perSecond)
      ctx.globalAlpha = 1 / (k + 1)
      ctx.drawImage(instant, 0, 0)
    }
    return toPng(canvas)
  }
  // A sharp picture of the whole first scene as the ball passes its middle.
  const poster = (): string => {
    const [scene] = SCENES
    const [set] = SETS
    if (!scene || !set) throw new Error('The film has no scene.')
    const x = set.left + SET_WIDTH + POSTER.marginPx - FRAME.width / 2
    const time = roll.samples.findIndex((s) => s.x >= set.left + POSTER.ballPx) / SAMPLES_PER_SECOND
    film.draw(ctx, time, { x, y: set.level - scene.cameraUp, zoom: 1 })
    return toPng(canvas)
  }
  return { frame, poster, frames: Math.round(film.seconds * FRAME.perSecond) }
}

declare global {
  interface Window {
    openFilm: typeof openFilm
  }
}
window.openFilm = openFilm
