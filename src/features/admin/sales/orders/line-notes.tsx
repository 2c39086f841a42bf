import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { productionStates } from '@/contract/endpoints/shop/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPencilSimple } from '@/ui/icon/icons.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { changeLine, type Take } from './order-calls.ts'
import styles from './orders.module.css'

type Line = AdminOrder['lines'][number]

/** Notes of a line for the workshop, and the state of its production. */
interface LineNotesProps {
  line: Line
  take: Take
  isAlive: boolean
  isMade: boolean
}

export function LineNotes({ line, take, isAlive, isMade }: LineNotesProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [isOpen, setOpen] = useState(false)
  const move = async (state: string) =>
    void take(await changeLine(line.id, { production_state: state as Line['production_state'] }))
  return (
    <>
      {line.note_worksheet && <Note text={line.note_worksheet} of={t('admin:orders.worksheet')} />}
      {line.note_production && <Note text={line.note_production} of={t('admin:orders.production')} />}
      {isAlive && (
        <span className={styles.workshop}>
          {isMade && (
            <SelectField
              dense
              hideLabel
              label={t('order.production_of', { title: line.title })}
              value={line.production_state}
              options={productionStates.map(value => ({ value, label: t(`order.production.${value}`) }))}
              onChange={event => void move(event.currentTarget.value)}
            />
          )}
          <Button variant="text" size="dense" icon={iconPencilSimple} onClick={() => setOpen(true)}>
            {t('order.notes')}
          </Button>
        </span>
      )}
      {isOpen && <NotesDialog line={line} take={take} onClose={() => setOpen(false)} />}
    </>
  )
}

function NotesDialog({ line, take, onClose }: { line: Line; take: Take; onClose: () => void }) {
  const { t } = useTranslation(['admin-sales', 'admin', 'react-admin'])
  const [note_worksheet, setWorksheet] = useState(line.note_worksheet)
  const [note_production, setProduction] = useState(line.note_production)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const isDone = take(await changeLine(line.id, { note_worksheet, note_production }))
    setSending(false)
    if (isDone) onClose()
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={500}
      title={line.title}
      actions={
        <Button busy={isSending} onClick={() => void send()}>
          {t('react-admin:action.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextAreaField
          dense
          name="note_worksheet"
          label={t('admin:orders.worksheet')}
          rows={3}
          maxLength={500}
          value={note_worksheet}
          onChange={event => setWorksheet(event.currentTarget.value)}
        />
        <TextAreaField
          dense
          name="note_production"
          label={t('admin:orders.production')}
          rows={3}
          maxLength={500}
          value={note_production}
          onChange={event => setProduction(event.currentTarget.value)}
        />
      </div>
    </WorkDialog>
  )
}

const Note = ({ text, of }: { text: string; of: string }) => (
  <small className={styles.note}>
    <Icon of={iconPencilSimple} size={14} />
    {of}: {text}
  </small>
)
