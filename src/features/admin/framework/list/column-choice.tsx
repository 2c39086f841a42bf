import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { Check } from '@/ui/form/check.tsx'
import { iconColumns } from '@/ui/icon/admin-icons.ts'
import { iconArrowDown, iconArrowUp } from '@/ui/icon/icons.ts'
import { AdminDialog } from '../record/admin-dialog.tsx'
import styles from './column-choice.module.css'
import type { ListColumn } from './list-settings.ts'

interface ColumnChoiceProps {
  columns: readonly ListColumn[] // without the first one, which is always visible
  visible: readonly string[] // in their order
  onSave: (visible: string[] | null) => Promise<boolean> // null = the default
}

/** Chooses and sorts the columns of a list. */
export function ColumnChoice({ columns, visible, onSave }: ColumnChoiceProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const [edited, setEdited] = useState<readonly string[]>()
  const [isSaving, setSaving] = useState(false)
  const labelOf = (source: string) => columns.find(column => column.source === source)?.label ?? source
  const shown = edited ?? []
  const all = [...shown, ...columns.map(({ source }) => source).filter(source => !shown.includes(source))]
  const move = (from: number, to: number) => {
    const moved = [...shown]
    moved.splice(to, 0, ...moved.splice(from, 1))
    setEdited(moved)
  }
  const toggle = (source: string) =>
    setEdited(shown.includes(source) ? shown.filter(other => other !== source) : [...shown, source])
  const save = async (chosen: string[] | null) => {
    setSaving(true)
    const isSaved = await onSave(chosen)
    setSaving(false)
    if (isSaved) setEdited(undefined)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="dense"
        icon={iconColumns}
        className={styles.open}
        onClick={() => setEdited(visible)}
      >
        {t('list.columns')}
      </Button>
      <AdminDialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        width={440}
        title={t('list.columns')}
        actions={
          <>
            <Button variant="ghost" onClick={() => void save(null)}>
              {t('list.default_columns')}
            </Button>
            <Button disabled={shown.length === 0} busy={isSaving} onClick={() => void save([...shown])}>
              {t('react-admin:action.save')}
            </Button>
          </>
        }
      >
        <ul className={styles.columns}>
          {all.map((source, at) => (
            <li key={source}>
              <Check
                label={labelOf(source)}
                checked={shown.includes(source)}
                onChange={() => toggle(source)}
              />
              {at < shown.length && (
                <span>
                  <TooltipButton
                    icon={iconArrowUp}
                    label={t('list.column_up', { name: labelOf(source) })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <TooltipButton
                    icon={iconArrowDown}
                    label={t('list.column_down', { name: labelOf(source) })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      </AdminDialog>
    </>
  )
}
