// The options page.
import browser from 'webextension-polyfill';
import { OptionsPage } from '../ui/options/page';
import { showSettings } from './settings-page';

void showSettings(browser, document, (props) => <OptionsPage {...props} />);
