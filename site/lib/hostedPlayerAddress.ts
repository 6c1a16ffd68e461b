import type { IntroVideo } from '../../content-model/schemas/introVideo.ts'

type HostedVideo = Exclude<IntroVideo, { kind: 'file' }>

/** The player's address at its host: without cookies, not muted, not started by itself. */
export function hostedPlayerAddress({ kind, id }: HostedVideo): string {
  const film = encodeURIComponent(id)
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${film}?rel=0`
    : `https://player.vimeo.com/video/${film}?dnt=1`
}
