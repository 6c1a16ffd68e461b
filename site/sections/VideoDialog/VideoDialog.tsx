import { ownName } from '../../../content-model/languages/ownName.ts'
import type { IntroVideo } from '../../../content-model/schemas/brand.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { hostedPlayerAddress } from '../../lib/links.ts'
import styles from './VideoDialog.module.css'

export type VideoDialogProps = SectionProps<'video-dialog'> & {
  video: IntroVideo
  /** Language of the captions, if the site hosts the film. */
  captionsLocale: string
}

/**
 * The intro film in a dialog: not muted, no autoplay. It loads nothing before it is opened; the enhancement dialogs
 * then adds the poster or the hosted player, and stops the film on closing.
 */
export function VideoDialog({ video, captionsLocale, labels }: VideoDialogProps) {
  return (
    <Dialog id="intro-video" label={video.title} closeLabel={labels.close} variant="wide">
      <div className={styles.frame} data-tone="dark">
        {video.type === 'file' ? (
          <video
            className={styles.player}
            controls
            playsInline
            preload="none"
            aria-label={video.title}
            data-poster={`/video/${video.poster}`}
          >
            <source src={`/video/${video.src}`} type="video/mp4" />
            <track
              kind="captions"
              src={`/video/${video.captions}`}
              srcLang={captionsLocale}
              label={ownName(captionsLocale)}
            />
          </video>
        ) : (
          <iframe
            className={styles.player}
            title={video.title}
            data-player={hostedPlayerAddress(video)}
            allow="fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
          />
        )}
      </div>
    </Dialog>
  )
}
