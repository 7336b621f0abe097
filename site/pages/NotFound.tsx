/** 404 page with a link home and the phone number. Its script logs the requested path. */

import { business } from '../business/business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { TallHero } from '../components/Hero/TallHero.tsx';
import { callNow, home } from '../content/actions.ts';
import { notFound } from '../content/layout.ts';
import { emptyDriveway } from '../scenes/EmptyDriveway.tsx';
import { Layout, type Props } from './Layout.tsx';

export default function NotFound(props: Props) {
  return (
    <Layout {...props}>
      <div data-module="missing-path">
        <TallHero
          {...notFound}
          scene={emptyDriveway}
          actions={
            <>
              <ButtonLink href={home.href} look="primary">
                {home.text}
              </ButtonLink>
              <CallButton phone={business.phone} look="outline">
                {callNow}
              </CallButton>
            </>
          }
        />
      </div>
    </Layout>
  );
}
