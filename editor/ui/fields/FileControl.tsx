import { useForm } from '../FormContext.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import type { ControlProps } from './FieldFrame.tsx'
import { PortfolioUpload } from './PortfolioUpload.tsx'

/** A film, or the four pictures of a client site, by name. */
export function FileControl({
  target,
  ...control
}: ControlProps & { target: 'video' | 'portfolio' }) {
  const { choices, set } = useForm()
  if (target === 'video') return <ChoiceControl {...control} options={choices.video} />
  return (
    <div className="picture">
      {typeof control.value === 'string' && choices.portfolio.includes(control.value) && (
        <img src={`/content/pictures/portfolio/${control.value}-framed.webp`} alt="" />
      )}
      <div>
        <ChoiceControl {...control} options={choices.portfolio} />
        <PortfolioUpload onUploaded={(name) => set(control.path, name)} />
      </div>
    </div>
  )
}
