/** Keyboard of a list: moves between rows, selects them and clicks the buttons of the bulk bar. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminDialog } from '../record/admin-dialog.tsx'
import styles from './list-keys.module.css'

const rowLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('main tbody tr a[href]:first-of-type'),
]

/** The first link of each row opens its record. */
const firstLinks = () => {
  const rows = new Map<Element, HTMLAnchorElement>()
  for (const link of rowLinks()) {
    const row = link.closest('tr')
    if (row && !rows.has(row)) rows.set(row, link)
  }
  return [...rows.values()]
}

function moveBy(step: 1 | -1): void {
  const links = firstLinks()
  const at = links.findIndex(link => link.closest('tr')?.contains(document.activeElement))
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step
  links[next]?.focus()
}

/** Whether a key belongs to the page: it has no modifier, no dialog is open, and the focus is not in a field. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  document.querySelector('[role=dialog]') === null &&
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox])'))
  )

function pressKey(event: KeyboardEvent): boolean {
  const click = (element: HTMLElement | null | undefined) => {
    element?.click()
    return element !== null && element !== undefined
  }
  switch (event.key) {
    case 'j':
      moveBy(1)
      return true
    case 'k':
      moveBy(-1)
      return true
    case '/':
      document.querySelector<HTMLElement>('main input[type=search]')?.focus()
      return true
    case 'x':
    case 'X': {
      const box = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')
      // With Shift, the click selects the range, as it does with the mouse.
      box?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
      )
      return box !== null && box !== undefined
    }
    default:
      return click(document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`))
  }
}

const shared = ['j', 'k', 'x', 'X', 'Enter', '/', '?'] as const

/** Keys of every page of the administration. */
const everywhere = [
  ['g o', 'go_orders'],
  ['g p', 'go_products'],
  ['g c', 'go_customers'],
  ['Ctrl K', 'palette'],
] as const

interface ListKeysProps {
  actions: readonly { key: string; label: string }[] // of the bulk bar; its buttons have the attribute `data-key`
}

/** Listens to the keys and shows their list with `?`. */
export function ListKeys({ actions }: ListKeysProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      if (event.key === '?') setOpen(true)
      else if (!pressKey(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <AdminDialog open={isOpen} onClose={() => setOpen(false)} width={440} title={t('keys.title')}>
      <dl className={styles.keys}>
        {[...shared.map(key => ({ key, label: t(`keys.${keyNames[key]}`) })), ...actions].map(
          ({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ),
        )}
        {everywhere.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  )
}

const keyNames = {
  j: 'next',
  k: 'previous',
  x: 'select',
  X: 'range',
  Enter: 'open',
  '/': 'search',
  '?': 'help',
} as const
