import { type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

type TabsProps<Name extends string> = {
  /** Labels, by name. */
  tabs: Readonly<Record<Name, string>>
  chosen: Name
  onChosen: (name: Name) => void
  label: string
  children: ReactNode
}

/** A tab list with its panel. The arrow keys move between tabs. */
export function Tabs<Name extends string>({
  tabs,
  chosen,
  onChosen,
  label,
  children,
}: TabsProps<Name>) {
  const id = useId()
  const names = Object.keys(tabs) as Name[]
  function choose(name: Name | undefined) {
    if (name === undefined) return
    onChosen(name)
    document.getElementById(`${id}-${name}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.tabs}
        onKeyDown={({ key }) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
          if (step) choose(names[(names.indexOf(chosen) + step + names.length) % names.length])
        }}
      >
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
