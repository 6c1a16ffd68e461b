import type { IntroVideo } from '../../content-model/schemas/brand.ts'

type HostedVideo = Exclude<IntroVideo, { type: 'file' }>

/** The player's address at its host: without cookies, not muted, not started by itself. */
export function hostedPlayerAddress({ type, id }: HostedVideo): string {
  const film = encodeURIComponent(id)
  return type === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film}?rel=0`
    : `https://player.vimeo.com/video/${film}?dnt=1`
}
