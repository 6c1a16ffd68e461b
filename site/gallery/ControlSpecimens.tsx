import { networkNamesSchema } from '../../content-model/schemas/profiles.ts'
import { ArrowDisc } from '../components/ArrowDisc/ArrowDisc.tsx'
import { Ball } from '../components/Ball/Ball.tsx'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/Button/ButtonLink.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Icon, type IconName } from '../components/Icon/Icon.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { LanguageLinks } from '../components/LanguageLinks/LanguageLinks.tsx'
import { PauseToggle } from '../components/PauseToggle/PauseToggle.tsx'
import { Rating } from '../components/Rating/Rating.tsx'
import { SocialLinks } from '../components/SocialLinks/SocialLinks.tsx'
import { WatchButton } from '../components/WatchButton/WatchButton.tsx'
import { Specimen } from './Specimen.tsx'

const ICONS: IconName[] = ['arrow', 'search', 'options', 'menu', 'close', 'plus', 'chevron', 'chat']
const LANGUAGES = [
  { tag: 'en-GB', name: 'English', path: '#', isCurrent: true },
  { tag: 'de', name: 'Deutsch', path: '#de', isCurrent: false },
]
const PROFILES = networkNamesSchema
  .keyof()
  .options.map((icon) => ({ id: icon, icon, link: '#', label: icon }))

/** Buttons and other controls, on a light surface and on ink. */
export function ControlSpecimens() {
  return (
    <>
      {[false, true].map((dark) => (
        <Specimen key={String(dark)} component="ArrowDisc" dark={dark}>
          <ArrowDisc />
        </Specimen>
      ))}
      <Specimen component="Ball">
        <Ball />
      </Specimen>
      {[false, true].map((dark) => (
        <Specimen key={String(dark)} component="Button" dark={dark}>
          <ButtonLink href="#" ball>
            Get A Quote
          </ButtonLink>
          <ButtonLink href="#" variant="outline">
            View Prices in $US Dollars
          </ButtonLink>
          <ButtonLink href="#" variant="orange">
            Request A Demo
          </ButtonLink>
          <ButtonLink href="#" size="small">
            View Site
          </ButtonLink>
          <ButtonLink href="#" size="large" ball>
            Get A Quote
          </ButtonLink>
          <Button disabled>Not now</Button>
          <Button aria-disabled>⏳ Submitting...</Button>
          <Button wide>Get Started Today</Button>
        </Specimen>
      ))}
      <Specimen component="Icon">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Specimen>
      <Specimen component="IconButton">
        {(['plain', 'ring', 'ink', 'tile'] as const).map((variant) => (
          <IconButton key={variant} icon="search" label={variant} variant={variant} />
        ))}
      </Specimen>
      <Specimen component="LanguageLinks">
        <LanguageLinks links={LANGUAGES} label="Languages" />
      </Specimen>
      <Specimen component="PauseToggle">
        <PauseToggle labels={{ play: 'Play', pause: 'Pause' }} />
      </Specimen>
      <Specimen component="Rating">
        {[5, 4.5, 3, 1].map((rating) => (
          <Rating key={rating} rating={rating} label={`${rating} out of 5`} />
        ))}
      </Specimen>
      <Specimen component="SocialLinks">
        <SocialLinks links={PROFILES} />
        <SocialLinks links={PROFILES} variant="ink" />
      </Specimen>
      <Specimen component="WatchButton">
        <WatchButton label="Watch Intro Video" />
      </Specimen>
      <Specimen component="Dialog">
        {(['box', 'wide', 'top', 'side', 'sheet'] as const).map((variant) => (
          <div key={variant}>
            <Button variant="outline" command="show-modal" commandfor={`gallery-${variant}`}>
              {variant}
            </Button>
            <Dialog id={`gallery-${variant}`} label={variant} closeLabel="Close" variant={variant}>
              <p className="container section">A dialog of the variant “{variant}”.</p>
            </Dialog>
          </div>
        ))}
      </Specimen>
    </>
  )
}
