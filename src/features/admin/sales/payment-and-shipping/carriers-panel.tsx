/** Carriers of parcels with the pattern of their tracking page, below the shipping methods. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  adminCarriers,
  type Carrier,
  type Carriers,
  changeCarriers,
} from '@/contract/endpoints/admin/carriers.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPencilSimple, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './methods.module.css'

const carriersKey = ['admin', 'carriers'] as const

export function CarriersPanel() {
  const { t } = useTranslation('admin-sales')
  const [isOpen, setOpen] = useState(false)
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: carriersKey,
    queryFn: () => callOrThrow(adminCarriers),
  })
  if (isLoadingError) return <PartFailure onRetry={refetch} />
  if (!data) return null
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('carriers.title')}
      action={
        <Button variant="ghost" size="dense" icon={iconPencilSimple} onClick={() => setOpen(true)}>
          {t('carriers.edit')}
        </Button>
      }
    >
      <p className={rows.soft}>{t('carriers.lead')}</p>
      <ul className={rows.broken}>
        {data.carriers.map(({ name, tracking_url }) => (
          <li key={name}>
            <span className={rows.words}>
              <b>{name}</b>
              <small>{tracking_url || t('carriers.no_page')}</small>
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <CarriersDialog
          key={data.version}
          carriers={data.carriers}
          version={data.version}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}

interface CarriersDialogProps {
  carriers: readonly Carrier[]
  version: string
  onClose: () => void
}

/** If another admin has changed the carriers, they are read again and the dialog starts with them. */
function CarriersDialog({ carriers, version, onClose }: CarriersDialogProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const refuse = useRefuse()
  const cache = useQueryClient()
  const [edited, setEdited] = useState(() => carriers.map((carrier, id) => ({ ...carrier, id })))
  const [nextId, setNextId] = useState(carriers.length)
  const [isSending, setSending] = useState(false)
  const change = (id: number, part: Partial<Carrier>) =>
    setEdited(edited.map(carrier => (carrier.id === id ? { ...carrier, ...part } : carrier)))
  const add = () => {
    setEdited([...edited, { id: nextId, name: '', tracking_url: '' }])
    setNextId(nextId + 1)
  }
  const save = async () => {
    setSending(true)
    const body = { version, carriers: edited.map(({ name, tracking_url }) => ({ name, tracking_url })) }
    const result = await call(changeCarriers, { body })
    setSending(false)
    if (!result.ok) {
      refuse(result.failure)
      if (result.failure.code === 'conflict') await cache.invalidateQueries({ queryKey: carriersKey })
      return
    }
    await updateCached<Carriers>(cache, carriersKey, result.value)
    onClose()
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      onSubmit={() => void save()}
      width={720}
      title={t('carriers.title')}
      lead={t('carriers.pattern_lead')}
      actions={
        <Button busy={isSending} onClick={() => void save()}>
          {t('react-admin:action.save')}
        </Button>
      }
    >
      {edited.map((carrier, at) => (
        <div key={carrier.id} className={styles.carrier}>
          <TextField
            dense
            name={`carriers.${at}.name`}
            label={t('carriers.name')}
            maxLength={80}
            value={carrier.name}
            onChange={event => change(carrier.id, { name: event.currentTarget.value })}
          />
          <TextField
            dense
            name={`carriers.${at}.tracking_url`}
            label={t('carriers.pattern')}
            inputMode="url"
            placeholder="https://example.com/{code}"
            value={carrier.tracking_url}
            onChange={event => change(carrier.id, { tracking_url: event.currentTarget.value })}
          />
          <TooltipButton
            icon={iconTrash}
            label={t('carriers.remove', { name: carrier.name })}
            onClick={() => setEdited(edited.filter(({ id }) => id !== carrier.id))}
          />
        </div>
      ))}
      <Button variant="ghost" size="dense" icon={iconPlus} onClick={add}>
        {t('carriers.add')}
      </Button>
    </WorkDialog>
  )
}
