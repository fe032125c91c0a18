import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { PhoneFields } from '../../components/account/PhoneFields.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { CodeChannel } from '../../contract/basics.ts';
import type { ConceptSetup } from '../../contract/concept.ts';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import styles from './Account.module.css';
import { LegalLinks } from './LegalLinks.tsx';

interface LogInViewProps extends Pick<Viewer, 't'> {
  notice?: ReactNode;
  children: ReactNode;
}

/** First page of the log-in. */
export function LogInView({ t, notice, children }: LogInViewProps) {
  return (
    <PageColumns>
      <div className={styles.page}>
        <div className={styles.intro}>
          <h1>{t('login.title')}</h1>
          <p className={styles.muted}>{t('login.text')}</p>
        </div>
        {notice}
        {children}
      </div>
    </PageColumns>
  );
}

interface NumberFormViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  setup: Pick<ConceptSetup, 'otp' | 'termsUrl' | 'privacyUrl'>;
  phone: Omit<ComponentProps<typeof PhoneFields>, 'viewer' | 'isRequired'>;
  /** How the code is sent. */
  source: CodeChannel;
  onSource: (source: CodeChannel) => void;
  email: string;
  onEmail: (email: string) => void;
  emailError?: string | undefined;
  refusal?: ReactNode;
  send: ReactNode;
  /** The link of a diner who has a code already. */
  next?: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  ref?: Ref<HTMLFormElement>;
}

/** The phone number of a log-in, and how the code is sent. */
export function NumberFormView(props: NumberFormViewProps) {
  const { viewer, setup, phone, source, onSource, email, onEmail, emailError } = props;
  const { refusal, send, next, onSubmit, ref } = props;
  const { t } = viewer;
  const { channels } = setup.otp;
  return (
    <form className={styles.form} ref={ref} noValidate onSubmit={onSubmit}>
      <PhoneFields viewer={viewer} isRequired {...phone} />
      {channels.length > 1 && (
        <RadioGroup
          label={t('login.channel')}
          value={source}
          onChange={(value) => onSource(channels.find((channel) => channel === value) ?? 'sms')}
        >
          {channels.map((channel) => (
            <RadioCard key={channel} value={channel} title={t(`channel.${channel}`)} />
          ))}
        </RadioGroup>
      )}
      {source === 'email' && (
        <TextField
          type="email"
          label={t('profile.email')}
          isRequired
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={onEmail}
          error={emailError}
        />
      )}
      {refusal}
      {send}
      {next}
      <LegalLinks t={t} setup={setup} />
    </form>
  );
}

/** Sends a form. */
export function SubmitButtonView(button: ComponentProps<typeof Button>) {
  return <Button type="submit" size="l" isBlock {...button} />;
}
