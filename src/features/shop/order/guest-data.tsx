/**
 * A guest's personal data (decision 0051): the page sends a link by email. The page of the link downloads or erases the
 * data.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  eraseGuestData,
  exportGuestData,
  ProvenEmail,
  requestGuestData,
} from '@/contract/endpoints/shop/guest-orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { saveAsJson } from '@/lib/save-as-file.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconDownloadSimple, iconEnvelope } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { GuestOrderFrame } from './guest-order-frame.tsx'
import styles from './order-next.module.css'

export type Proven = { email: string; proof: string }

/** From the fragment of the link; null without one. */
export function readProof(words: string): Proven | null {
  const read = ProvenEmail.safeParse(Object.fromEntries(new URLSearchParams(words)))
  return read.success ? read.data : null
}

interface GuestDataProps {
  number: string
  email: string // the email address to which the link goes, possibly masked
  proven: Proven | null // null: no link was opened yet
  onErased: () => void
}

function AskForLink({ number, email }: Pick<GuestDataProps, 'number' | 'email'>) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [error, setFault] = useState<string>()
  const ask = useMutation({
    mutationFn: () => call(requestGuestData, { params: { number } }),
    onSuccess: response => setFault(response.ok ? undefined : messages.problem(response.failure)),
  })
  return (
    <>
      <p>{t('data.text')}</p>
      {ask.data?.ok ? (
        <Note tone="success" live>
          {t('data.sent', { email })}
        </Note>
      ) : (
        <Button variant="ghost" icon={iconEnvelope} busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('data.send')}
        </Button>
      )}
      <ErrorNote>{error}</ErrorNote>
    </>
  )
}

function EraseDialog({ proven, onErased }: { proven: Proven; onErased: () => void }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [isOpen, setOpen] = useState(false)
  const [error, setFault] = useState<string>()
  const erase = useMutation({
    mutationFn: () => call(eraseGuestData, { body: proven }),
    onSuccess: response => {
      if (response.ok) return onErased()
      const isOpenOrder = response.failure.code === 'order_state'
      setFault(isOpenOrder ? t('data.open_orders') : messages.problem(response.failure))
    },
  })
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('data.erase')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        width={440}
        title={t('data.ask')}
        lead={t('data.ask_text', { email: proven.email })}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('data.keep')}
            </Button>
            <Button variant="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
              {t('data.erase')}
            </Button>
          </>
        }
      >
        <ErrorNote>{error}</ErrorNote>
      </Dialog>
    </>
  )
}

function Choices({ proven, onErased }: { proven: Proven; onErased: () => void }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [error, setFault] = useState<string>()
  const download = useMutation({
    mutationFn: () => call(exportGuestData, { body: proven }),
    onSuccess: response => {
      setFault(response.ok ? undefined : messages.problem(response.failure))
      if (response.ok) saveAsJson(response.value, `${t('data.file')}.json`)
    },
  })
  return (
    <>
      <p>{t('data.proven', { email: proven.email })}</p>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          icon={iconDownloadSimple}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('data.download')}
        </Button>
        <EraseDialog proven={proven} onErased={onErased} />
      </div>
      <ErrorNote>{error}</ErrorNote>
    </>
  )
}

export function GuestData({ number, email, proven, onErased }: GuestDataProps) {
  const { t } = useTranslation('orders')
  return (
    <Panel titleAs="h2" title={t('data.title')} className={styles.keep}>
      {proven ? (
        <Choices proven={proven} onErased={onErased} />
      ) : (
        <AskForLink number={number} email={email} />
      )}
    </Panel>
  )
}

export function ErasedData() {
  const { t } = useTranslation('orders')
  return (
    <GuestOrderFrame title={t('data.erased')} narrow>
      <Note tone="success" live>
        {t('data.erased_text')}
      </Note>
    </GuestOrderFrame>
  )
}
