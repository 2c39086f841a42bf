import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Settings } from '@/contract/settings.ts'
import { Logo } from '@/ui/brand/logo.tsx'
import { NumberInput, useField } from '../../framework/fields/inputs.tsx'
import { fittingSize, sizeOfPicture } from './fitting-size.ts'
import { PictureSetting } from './picture-setting.tsx'

/** A logo and its size. A new picture keeps its aspect ratio. */
export function LogoSetting({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin')
  const width = useField<number>(`${source}.width`)
  const height = useField<number>(`${source}.height`)
  const siteName = useWatch<Settings, 'site_name'>({ name: 'site_name' })
  const fitLogo = async (url: string) => {
    const size = fittingSize(await sizeOfPicture(url), { width: width.value, height: height.value })
    width.change(size.width)
    height.change(size.height)
  }
  return (
    <PictureSetting
      source={`${source}.url`}
      label={label}
      empty={null}
      usual={<Logo name={siteName} size={13} on="page" />}
      onChosen={url => void fitLogo(url)}
    >
      <NumberInput source={`${source}.width`} label={t('settings.part.width')} />
      <NumberInput source={`${source}.height`} label={t('settings.part.height')} />
    </PictureSetting>
  )
}
