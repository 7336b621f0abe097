/** 500 page with the error status, the phone number and a link home. */

import './Failure.css';
import { business } from '../business/business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { TallHero } from '../components/Hero/TallHero.tsx';
import { callNow, home } from '../content/actions.ts';
import { failure } from '../content/layout.ts';
import { blinkingOpener } from '../scenes/BlinkingOpener.tsx';
import { Layout, type Props } from './Layout.tsx';

export default function Failure(props: Props) {
  const { status, ...copy } = failure;
  return (
    <Layout {...props}>
      <TallHero
        {...copy}
        scene={blinkingOpener}
        detail={
          <p className="failure-status">
            <code>{status}</code>
          </p>
        }
        actions={
          <>
            <CallButton phone={business.phone}>{callNow}</CallButton>
            <ButtonLink href={home.href}>{home.text}</ButtonLink>
          </>
        }
      />
    </Layout>
  );
}
