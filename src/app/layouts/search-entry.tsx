/** The magnifying glass of the header: a link to the shop's own field, and with the app running the search over the page. */
import { type ComponentType, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { useHref } from '../screen.ts'

type Panel = ComponentType<{ onClose(): void }>

let loaded: Panel | undefined

async function load(): Promise<Panel> {
  loaded ??= (await import('./search-panel.tsx')).SearchPanel
  return loaded
}

/** Its code is fetched when a pointer or the focus comes near. */
const warm = () => {
  load().catch(() => undefined) // the press tries again
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export function SearchEntry() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const [open, setOpen] = useState(false)
  const href = `${to('shop')}?search=`
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // Within the press itself, so that a phone opens its keyboard for the field.
    if (loaded) flushSync(() => setOpen(true))
    else
      load().then(
        () => setOpen(true),
        () => location.assign(href),
      )
  }
  const Shown = open ? loaded : undefined
  return (
    <>
      <IconButton
        icon={iconMagnifyingGlass}
        label={t('search')}
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={press}
      />
      {Shown && <Shown onClose={() => setOpen(false)} />}
    </>
  )
}
