import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';

const rules = ['first', 'second', 'third'] as const;

/** The group's three rules. */
export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Band ground="sky">
      <Wrap>
        <SectionHead title={t('rules.title')}>
          <p css={lead}>{t('rules.lead')}</p>
        </SectionHead>
        <Steps
          steps={rules.map((rule) => ({
            title: t(`rules.${rule}.title`),
            text: t(`rules.${rule}.text`),
            note: t(`rules.${rule}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
