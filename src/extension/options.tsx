// The options page.
import browser from 'webextension-polyfill';
import { kindName } from '../kinds';
import { OptionsPage } from '../ui/options/page';
import { showSettings } from './settings-page';

void showSettings(browser, document, (props) => (
  <OptionsPage
    {...props}
    version={browser.runtime.getManifest().version}
    kindName={(kind) => kindName(kind)[props.settings.lang]}
  />
));
