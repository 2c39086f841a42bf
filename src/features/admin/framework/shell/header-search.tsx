/** Search of the administration: screens, orders, users, products and settings. */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found } from '@/contract/endpoints/admin/search.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Holder } from '@/contract/permissions.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useGoKeys } from './go-keys.ts'
import { type Hits, hitKinds, hitsOf } from './header-hits.ts'
import styles from './header-search.module.css'

interface HeaderSearchProps {
  user: Holder | null
  found: Found | undefined // for the last search; null without results yet
  linkTo: LinkTo
  onSearch: (search: string) => void // after a short pause; '' for none
  onGo: (href: string) => void
}

const pauseMillis = 250

/** The field and the links below it, in the order of the arrow keys. */
const stopsIn = (area: Element) => [...area.querySelectorAll<HTMLElement>('input, a')]

function moveFocus(area: Element, step: 1 | -1): void {
  const stops = stopsIn(area)
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}

export function HeaderSearch({ user, found, linkTo, onSearch, onGo }: HeaderSearchProps) {
  const { t } = useTranslation(['admin', 'titles'])
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const area = useRef<HTMLElement>(null)
  const list = useId()
  const queryText = typed.trim()
  useGoKeys(user, linkTo, onGo)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      area.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const pause = setTimeout(() => onSearch(queryText.length < 2 ? '' : queryText.slice(0, 80)), pauseMillis)
    return () => clearTimeout(pause)
  }, [queryText, onSearch])
  const hits = queryText.length >= 2 ? hitsOf(queryText, { found, user, linkTo, t }) : undefined
  const first = hits && hitKinds.flatMap(kind => hits[kind])[0]
  const isShown = isOpen && (first !== undefined || (hits && found !== undefined))
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape') {
      if (area.current) stopsIn(area.current)[0]?.focus()
      close()
    } else if (step !== 0 && isShown) moveFocus(event.currentTarget, step)
    else if (event.key === 'Enter' && first && event.target instanceof HTMLInputElement) {
      close()
      onGo(first.href)
    } else return
    event.preventDefault()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search
      ref={area}
      aria-label={t('header.search')}
      className={styles.search}
      onBlur={leave}
      onKeyDown={keys}
    >
      <TextField
        dense
        hideLabel
        type="search"
        autoComplete="off"
        label={t('header.search')}
        placeholder={t('header.search_hint')}
        icon={iconMagnifyingGlass}
        value={typed}
        aria-controls={isShown ? list : undefined}
        onFocus={() => setOpen(true)}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setOpen(true)
        }}
      />
      {isShown && hits && (
        <div id={list} className={styles.found}>
          {first === undefined && <p role="status">{t('header.nothing')}</p>}
          <FoundHits hits={hits} onFollow={close} />
        </div>
      )}
    </search>
  )
}

function FoundHits({ hits, onFollow }: { hits: Hits; onFollow: () => void }) {
  const { t } = useTranslation('admin')
  return hitKinds
    .filter(kind => hits[kind].length > 0)
    .map(kind => (
      <section key={kind} aria-label={t(`header.${kind}`)}>
        <p aria-hidden="true">{t(`header.${kind}`)}</p>
        <ul>
          {hits[kind].map(({ href, name, note }) => (
            <li key={`${name} ${href}`}>
              <Link href={href} onClick={onFollow}>
                <b>{name}</b>
                {note && <small>{note}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))
}
