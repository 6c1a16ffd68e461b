import { useEffect, useRef } from 'react'

type FaultsProps = {
  heading: string
  file: string
  refusals: string[]
}

/** Everything that is wrong, in the build's words; what concerns this form leads to its field. */
export function Faults({ heading, file, refusals }: FaultsProps) {
  const frame = useRef<HTMLDivElement>(null)
  // Each failed save takes the reader here, also the second in a row.
  useEffect(() => {
    if (refusals.length > 0) frame.current?.focus()
  }, [refusals])
  return (
    <div className="faults" role="alert" tabIndex={-1} ref={frame}>
      {refusals.length > 0 && (
        <>
          <h2>{heading}</h2>
          <ul>
            {refusals.map((refusal) => {
              const place = fieldOf(file, refusal)
              return (
                <li key={refusal}>
                  {place ? (
                    <button type="button" className="link" onClick={() => showField(place)}>
                      {refusal}
                    </button>
                  ) : (
                    refusal
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

/** The longest name of a field on the page that the refusal begins with. */
function fieldOf(file: string, refusal: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-field-name]')]
    .filter((field) => refusal.startsWith(`${file}: ${field.dataset.fieldName} `))
    .at(-1)
}

function showField(field: HTMLElement): void {
  for (let part: Element | null = field; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
  field.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}
