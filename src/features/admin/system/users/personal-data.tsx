/** Export and erasure of a customer's personal data, at the request of the person. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconDownloadSimple, iconTrash } from '@/ui/icon/icons.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { eraseData, exportData } from './user-calls.ts'
import styles from './users.module.css'

interface PersonalDataProps {
  customerId: number
  name: string
  email: string
  onErased: () => void
}

export function PersonalData({ customerId, name, email, onErased }: PersonalDataProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [isExporting, setExporting] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const save = async () => {
    setExporting(true)
    const data = resultOf(await exportData(customerId))
    if (data) saveJson(`customer-${customerId}.json`, data)
    setExporting(false)
  }
  return (
    <Panel dense titleAs="h2" title={t('customers.personal_data')}>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          size="dense"
          icon={iconDownloadSimple}
          busy={isExporting}
          onClick={() => void save()}
        >
          {t('customers.export')}
        </Button>
        <Button variant="ghost" size="dense" icon={iconTrash} onClick={() => setErasing(true)}>
          {t('customers.erase')}
        </Button>
      </div>
      {isErasing && (
        <EraseDialog
          customerId={customerId}
          name={name}
          email={email}
          onErased={onErased}
          onClose={() => setErasing(false)}
        />
      )}
    </Panel>
  )
}

function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function EraseDialog({
  customerId,
  name,
  email,
  onErased,
  onClose,
}: PersonalDataProps & { onClose: () => void }) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    const done = resultOf(await eraseData(customerId, email), t('customers.erased'))
    setBusy(false)
    if (done) onErased()
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={500}
      title={t('customers.erase_title', { name })}
      lead={t('customers.erase_lead')}
      actions={
        <Button
          variant="danger"
          busy={isBusy}
          disabled={typed.trim().toLowerCase() !== email}
          onClick={() => void erase()}
        >
          {t('customers.erase')}
        </Button>
      }
    >
      <TextField
        type="email"
        autoComplete="off"
        label={t('customers.erase_type')}
        hint={email}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </AdminDialog>
  )
}
