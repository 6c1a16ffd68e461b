import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { LabelledInput } from '../form/FieldFrame.tsx'
import { labels } from '../frame/labels.ts'
import styles from './RichText.module.css'

type PictureWordsProps = {
  /** Name of its file. */
  picture: string
  /** What it shows, as it is said once. */
  text: string
  /** Takes the words for people who do not see it, and those below it; nothing where the picture is left out. */
  onDone: (alt: string, caption: string) => void
}

/** Asks for what a chosen picture shows, without which it is not put in. */
export function PictureWords({ picture, text, onDone }: PictureWordsProps) {
  const [alt, setAlt] = useState(text)
  const [caption, setCaption] = useState('')
  const { article } = labels
  const frame = useRef<HTMLFieldSetElement>(null)
  // The text is long, and the picture is in it only once this is answered.
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
