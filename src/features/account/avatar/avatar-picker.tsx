/**
 * The avatar picker as an overlay (specification notes §2 Other overlays: at most 560 wide): one choice, or "maybe
 * later". Callbacks save and dismiss.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Dialog } from '@/ui/light/dialog.tsx'
import { AvatarGrid } from './avatar-grid.tsx'

export interface AvatarPickerProps {
  open: boolean
  current?: number // the current style
  onUse: (style: number) => Promise<void>
  onDismiss: () => void
}

export const AvatarPicker = (props: AvatarPickerProps) => (props.open ? <OpenPicker {...props} /> : null)

function OpenPicker({ open, current, onUse, onDismiss }: AvatarPickerProps) {
  const { t } = useTranslation('account')
  const [style, setStyle] = useState(current)
  const [isBusy, setBusy] = useState(false)
  const use = async () => {
    if (style === undefined) return
    setBusy(true)
    await onUse(style)
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      width={560}
      title={t('avatar.title')}
      lead={t('avatar.lead')}
      mark={<Avatar style={style} shape="arch" size={64} />}
      actions={
        <>
          <Button variant="text" size="small" onClick={onDismiss}>
            {t('avatar.dismiss')}
          </Button>
          <Button size="small" disabled={style === undefined} busy={isBusy} onClick={use}>
            {t('avatar.use')}
          </Button>
        </>
      }
    >
      <AvatarGrid value={style} onChange={setStyle} />
    </Dialog>
  )
}
