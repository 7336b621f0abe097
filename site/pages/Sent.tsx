/** Confirmation page that form services redirect to if the form was sent without JavaScript. */

import { business } from '../business/business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { TallHero } from '../components/Hero/TallHero.tsx';
import { callNow, home } from '../content/actions.ts';
import { toast } from '../content/contact.ts';
import { litPorch } from '../scenes/LitPorch.tsx';
import { Layout, type Props } from './Layout.tsx';

export default function Sent(props: Props) {
  return (
    <Layout {...props}>
      <TallHero
        {...toast}
        scene={litPorch}
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
