import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { LabelledInput } from '../form/FieldFrame.tsx'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

type PictureWordsProps = {
  /** File name of the picture. */
  picture: string
  /** The alternative text stored for the picture, used as the default. */
  text: string
  /** Receives the alternative text and the caption; both are blank if the picture is left out. */
  onDone: (alt: string, caption: string) => void
}

/** Asks for the alternative text of a chosen picture, which is required to insert it. */
export function PictureWords({ picture, text, onDone }: PictureWordsProps) {
  const [alt, setAlt] = useState(text)
  const [caption, setCaption] = useState('')
  const { article } = labels
  const frame = useRef<HTMLFieldSetElement>(null)
  // The text may be long, and the picture is not in it before this form is done.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'center' })
    frame.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return (
    <fieldset className={styles.picture} ref={frame}>
      <legend>{article.pictureFrom(picture)}</legend>
      <img src={`/content/pictures/${picture}`} alt="" />
      <LabelledInput label={article.alt} help={article.altHelp} value={alt} onChange={setAlt} />
      <LabelledInput
        label={article.caption}
        help={article.captionHelp}
        value={caption}
        onChange={setCaption}
      />
      <div className={styles.choices}>
        <Button isSmall disabled={alt.trim() === ''} onClick={() => onDone(alt, caption)}>
          {article.putIn}
        </Button>
        <Button isSmall onClick={() => onDone('', '')}>
          {article.leaveOut}
        </Button>
      </div>
    </fieldset>
  )
}
